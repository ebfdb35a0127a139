/** Share of the way at which the bar begins. */
const MINIMUM = 0.08;
/** How long a step takes, in milliseconds. */
const SPEED = 200;
/** Time between two steps, in milliseconds. */
const TRICKLE_SPEED = 800;
/** The longest step, as a share of the way. */
const TRICKLE_RATE = 0.02;
/** Where the bar waits for the page. */
const LIMIT = 0.994;

let progress: HTMLElement | undefined;
let share = 0;
let timer = 0;

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function moveTo(newShare: number): void {
  share = newShare;
  const bar = progress?.firstElementChild as HTMLElement;
  bar.style.transform = `translate3d(${(share - 1) * 100}%,0,0)`;
}

function remove(): void {
  clearTimeout(timer);
  progress?.remove();
  progress = undefined;
}

/**
 * In place of the library of this name: the bar at the top of the window while
 * a page loads. It stands still for readers who want no motion.
 */
export default {
  /** The framework leaves out a part that is not here. */
  configure: (): void => undefined,

  start(): void {
    if (progress && share < 1) {
      return;
    }
    remove();
    progress = document.createElement('div');
    progress.id = 'nprogress';
    progress.innerHTML = '<div class="bar"><div class="peg"></div></div>';
    document.body.append(progress);
    if (isStill()) {
      moveTo(MINIMUM);
      return;
    }
    moveTo(0);
    const bar = progress.firstElementChild as HTMLElement;
    bar.getBoundingClientRect(); // It moves from there only if it has been drawn there.
    bar.style.transition = `transform ${SPEED}ms ease`;
    moveTo(MINIMUM);
    timer = window.setInterval(() => {
      moveTo(Math.min(share + Math.random() * TRICKLE_RATE, LIMIT));
    }, TRICKLE_SPEED);
  },

  done(): void {
    if (!progress || share === 1) {
      return;
    }
    clearInterval(timer);
    moveTo(1);
    timer = window.setTimeout(() => {
      if (progress && !isStill()) {
        progress.style.transition = `opacity ${SPEED}ms linear`;
        progress.style.opacity = '0';
      }
      timer = window.setTimeout(remove, SPEED);
    }, SPEED);
  },
};
