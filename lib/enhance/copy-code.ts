import { showToast } from './toast.ts'

function createButton(text: string, onclick: (button: HTMLButtonElement) => unknown): HTMLButtonElement {
  const button = document.createElement('button')
  button.textContent = text
  button.onclick = () => onclick(button)
  return button
}

/** Adds two buttons to each block of code: one copies it; the other, shown in narrow windows, wraps its lines. */
export function addCodeButtons(): void {
  for (const code of document.querySelectorAll('pre > code')) {
    const tools = document.createElement('div')
    tools.append(
      createButton('Wrap', (button) => {
        button.ariaPressed = String(code.parentElement?.toggleAttribute('data-wraps'))
      }),
    )
    // Browsers have no clipboard on insecure pages.
    if (navigator.clipboard)
      tools.append(
        createButton('Copy', (button) =>
          navigator.clipboard.writeText(code.textContent).then(
            () => {
              button.textContent = 'Copied'
              button.dataset.copied = ''
              showToast('Copied.')
            },
            () => showToast('Your browser does not allow copying.', 'error'),
          ),
        ),
      )
    code.before(tools)
  }
}
