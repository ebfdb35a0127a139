import { COLOR_MODE } from '../../common/marks';
import { controlOf, isPlain } from './elements';
import { BOX, type Field, restore, tell } from './fields';

/** What neither browsers nor the script inside the page do by themselves. */
const PRESSED = `:is([type=button], [role=button]):not([popovertarget], [commandfor], .${COLOR_MODE} *), a.hash-link`;

const all = () => [...document.querySelectorAll<HTMLElement>(`${PRESSED}, input, select`)];

/** Keeps clicks and the state of fields until the page has started. */
export class Queue {
  private readonly actions = new Map<unknown, () => void>();
  private readonly ended = new AbortController();

  constructor() {
    const options = { capture: true, signal: this.ended.signal };
    const typed = new Map<EventTarget | null, string>();
    const onInput = ({ target }: Event): void => {
      const { value, checked, type } = target as HTMLInputElement;
      // Nothing but a reader fills in the name of a file; the page looks for it itself.
      if (type === 'file') return;
      typed.set(target, value);
      this.addFor(
        target as Field,
        (field) => {
          tell(field as Field, value, checked);
        },
        target,
      );
    };
    const onBeforeInput = ({ target }: Event) => {
      restore(target as Field, typed.get(target));
    };
    addEventListener(
      'click',
      (event) => {
        this.onClick(event);
      },
      options,
    );
    addEventListener('input', onInput, options);
    addEventListener('beforeinput', onBeforeInput, options);
  }

  private onClick(event: MouseEvent): void {
    const control = isPlain(event) ? controlOf(event, PRESSED) : null;
    // React hears of boxes by clicks, and would of one that it checks twice.
    if (control || controlOf(event, BOX)) event.stopImmediatePropagation();
    if (!control) return;
    // The link of a heading leads on at once.
    const isLink = control.matches('.hash-link');
    if (!isLink) event.preventDefault();
    control.setAttribute('aria-busy', String(!isLink));
    const stay = (again: Event) => {
      if (isLink) again.preventDefault();
    };
    this.addFor(control, (current) => {
      current.addEventListener('click', stay, { once: true });
      current.click();
    });
  }

  /** If React has drawn the page anew, because something had changed it, the control is another. */
  private addFor(control: HTMLElement, act: (control: HTMLElement) => void, key?: unknown): void {
    const place = all().indexOf(control);
    this.add(() => {
      act((control.isConnected ? control : all()[place]) ?? control);
    }, key);
  }

  /** @param key of actions of which only the last counts */
  add(action: () => void, key: unknown = action): void {
    this.actions.delete(key);
    if (!this.ended.signal.aborted) this.actions.set(key, action);
  }

  /** Leaves everything to the browser from now on. */
  end(): void {
    this.ended.abort();
    document.querySelectorAll('[aria-busy]').forEach((one) => {
      one.removeAttribute('aria-busy');
    });
  }

  /** Does it all, in order. */
  async handOver(): Promise<void> {
    this.end();
    for (const action of this.actions.values()) {
      action();
      // React draws what follows from it in between.
      await Promise.resolve();
    }
  }
}
