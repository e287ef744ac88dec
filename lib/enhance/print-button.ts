class PrintButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => print())
  }
}

export function definePrintButton(): void {
  customElements.define('print-button', PrintButton)
}
