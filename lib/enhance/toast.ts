/** Pages with toasts in the top right corner, like those of the forms; they stay longer there. */
const CORNER = '[data-toasts]'

/** Shows a message for 2 or 5 seconds; a click closes it. Errors also appear next to their cause. */
export function showToast(text: string, tone: 'success' | 'error' = 'success'): void {
  const toast = document.createElement('p')
  toast.textContent = text
  toast.dataset.tone = tone
  toast.onclick = () => toast.remove()
  setTimeout(() => toast.remove(), document.querySelector(CORNER) ? 5000 : 2000)
  const region = document.querySelector('.toast') ?? createRegion()
  region.replaceChildren(toast)
}

function createRegion(): Element {
  const region = document.createElement('div')
  region.className = 'toast'
  region.role = 'status'
  document.body.append(region)
  return region
}
