export class PrintButton extends HTMLElement {
  connectedCallback(): void {
    this.addEventListener('click', () => print())
  }
}
