class PrintButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => print())
  }
}

/** Defines <print-button>, which CSS hides until then. */
export function definePrintButton(): void {
  customElements.define('print-button', PrintButton)
}
