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
 * Tells the reader that there is a new version of the kept site. Nothing changes before they agree.
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
  // Screen readers announce changes, so the text is added after the element.
  text.textContent = 'This site has a new version.';
}
