import styles from './prompt.module.css';

function button(label: string, className: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = className;
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}

/**
 * Tells the reader that the kept site has a new version. Nothing changes
 * before they agree.
 *
 * @param onAccept called when they do
 */
export function showUpdatePrompt(onAccept: () => void): void {
  const prompt = document.createElement('section');
  prompt.className = styles.prompt ?? '';
  prompt.setAttribute('aria-label', 'New version');
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  prompt.append(
    text,
    button('Show it', 'button button--primary button--sm', onAccept),
    button('Later', 'button button--link button--sm', () => {
      prompt.remove();
    }),
  );
  document.body.append(prompt);
  // Screen readers speak of changes, so the text comes after its place.
  text.textContent = 'This site has a new version.';
}
