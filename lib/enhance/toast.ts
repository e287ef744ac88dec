/** Where a page has its toasts at the top right (components/form/Toasts), they stay for longer. */
const CORNER = '[data-toasts]'

/** Says something for 2 seconds, or 5; a click closes it. Errors also stand beside what they concern. */
export function showToast(text: string, tone: 'success' | 'warning' | 'error' = 'success'): void {
  const toast = document.createElement('p')
  toast.textContent = text
  toast.dataset.tone = tone
  toast.onclick = () => toast.remove()
  setTimeout(() => toast.remove(), document.querySelector(CORNER) ? 5000 : 2000)
  const region = getRegion() ?? createRegion()
  region.replaceChildren(toast)
}

/** Takes back what was said: it is no longer true. */
export const dismissToasts = () => getRegion()?.replaceChildren()

const getRegion = () => document.querySelector('.toast')

function createRegion(): Element {
  const region = document.createElement('div')
  region.className = 'toast'
  region.role = 'status'
  document.body.append(region)
  return region
}
