/** Prints the page. Hidden by CSS until it is defined. */
class PrintButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => print())
  }
}

export function definePrintButton(): void {
  customElements.define('print-button', PrintButton)
}
