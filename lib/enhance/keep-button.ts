import { readKept, storeKept } from './kept.ts'
import { showToast } from './toast.ts'

/**
 * Save and Like: a toggle stored in localStorage under the name in `data-list`. Expects one button inside, `data-href`
 * and `data-title`, and `data-kept` and `data-let-go` with the texts of its toasts.
 */
export class KeepButton extends HTMLElement {
  connectedCallback(): void {
    this.show(this.isKept())
    this.addEventListener('click', () => this.toggle())
  }

  private get list(): string {
    return this.dataset.list ?? 'saved'
  }

  private isKept(): boolean {
    return readKept(this.list).some((entry) => entry.href === this.dataset.href)
  }

  private toggle(): void {
    const { href = '', title = '', kept = '', letGo = '' } = this.dataset
    const others = readKept(this.list).filter((entry) => entry.href !== href)
    const keep = !this.isKept()
    try {
      storeKept(this.list, keep ? [{ href, title }, ...others] : others)
      this.show(keep)
      showToast(keep ? kept : letGo)
    } catch {
      showToast('Your browser blocks storage, so nothing was saved.', 'error')
    }
  }

  private show(pressed: boolean): void {
    this.querySelector('button')?.setAttribute('aria-pressed', String(pressed))
  }
}
