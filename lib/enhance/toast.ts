/** Pages whose toasts are at the top right, as those of the forms are (components/form/Toasts); there they stay for longer. */
const CORNER = '[data-toasts]'

/** Says something for 2 seconds, or 5; a click closes it. Errors also stand beside what they concern. */
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
