import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import nprogress from 'nprogress';

/* The progress bar does not move for readers who prefer reduced motion. */
if (ExecutionEnvironment.canUseDOM && matchMedia('(prefers-reduced-motion: reduce)').matches) {
  nprogress.configure({ trickle: false, speed: 0 });
}
