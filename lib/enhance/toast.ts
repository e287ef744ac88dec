/** Shows a message for 2 seconds, 5 on pages with forms; a click closes it. Errors also appear next to their cause. */
export function showToast(text: string, tone: 'success' | 'error' = 'success'): void {
  const toast = document.createElement('p')
  toast.textContent = text
  toast.dataset.tone = tone
  toast.onclick = () => toast.remove()
  setTimeout(() => toast.remove(), document.querySelector('[data-toasts]') ? 5000 : 2000)
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
