import { type Kept, readKept, storeKept } from './kept.ts'

/** The articles that `<keep-button>` saved on this device, newest first; hidden if there are none. */
export class SavedArticles extends HTMLElement {
  connectedCallback(): void {
    this.show()
    addEventListener('storage', () => this.show())
    // A page that the browser restores on Back does not know what was saved in the meantime.
    addEventListener('pageshow', () => this.show())
  }

  private get list(): string {
    return this.dataset.list ?? ''
  }

  private show(): void {
    const kept = readKept(this.list)
    this.hidden = kept.length === 0
    this.querySelector('ul')?.replaceChildren(...kept.map((entry) => this.toItem(entry)))
  }

  private toItem({ href, title }: Kept): HTMLElement {
    const link = Object.assign(document.createElement('a'), { href, textContent: title })
    const button = Object.assign(document.createElement('button'), { type: 'button', textContent: '×' })
    button.ariaLabel = `${this.dataset.remove}: ${title}`
    button.onclick = () => {
      storeKept(
        this.list,
        readKept(this.list).filter((entry) => entry.href !== href),
      )
      this.show()
      this.querySelector('button')?.focus()
    }
    const item = document.createElement('li')
    item.append(link, button)
    return item
  }
}
