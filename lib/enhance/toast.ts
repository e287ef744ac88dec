let shown: HTMLElement | undefined
let timer: ReturnType<typeof setTimeout> | undefined

/** Says something at the bottom centre for 2 seconds; a click closes it. Errors also stand beside what they concern. */
export function showToast(text: string, tone: 'success' | 'error' = 'success'): void {
  if (!shown) {
    shown = document.createElement('div')
    shown.className = 'toast'
    shown.setAttribute('role', 'status')
    shown.addEventListener('click', hideToast)
    document.body.append(shown)
  }
  shown.textContent = text
  shown.dataset.tone = tone
  shown.hidden = false
  clearTimeout(timer)
  timer = setTimeout(hideToast, 2000)
}

function hideToast(): void {
  if (shown) shown.hidden = true
}
