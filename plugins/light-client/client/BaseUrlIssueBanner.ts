// Hides the banner wherever style sheets load.
import '@docusaurus/core/lib/client/BaseUrlIssueBanner/styles.module.css';

/** In place of the framework's component of this name, which draws nothing in browsers. */
export default function BaseUrlIssueBanner(): null {
  return null;
}
