/** Prints the page. Hidden by CSS until it is defined. */
class PrintButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => print())
  }
}

/** Makes the page's <print-button> elements work. */
export function definePrintButton(): void {
  customElements.define('print-button', PrintButton)
}
