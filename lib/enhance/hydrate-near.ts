/**
 * Inlined into pages with a form (server/page/defer-scripts.ts). Requests the framework when a visitor comes near the
 * form: when it is within a screen of the window, when a press or key goes to it or to a link into it, or when the
 * address or this tab's draft leads into it.
 */
import { HYDRATING } from './hydrating.ts'

let isWatching = false
const waiting = document.querySelector<HTMLTemplateElement>('[data-framework]')

const findForm = () => document.querySelector<HTMLElement>('[data-hydrates]')

function hydrate(): void {
  if (!waiting?.isConnected) return
  document.head.append(waiting.content)
  waiting.remove()
  dispatchEvent(new Event(HYDRATING))
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[disabled]')) link.disabled = false
}

/** Returns whether the fragment of an address is in the form. */
function pointsInto(form: HTMLElement | null, fragment: string): boolean {
  return fragment.length > 1 && Boolean(form?.contains(document.getElementById(fragment.slice(1))))
}

function isMeant(form: HTMLElement): boolean {
  if (pointsInto(form, location.hash) || new URLSearchParams(location.search).has('step')) return true
  try {
    return sessionStorage.getItem(form.dataset.hydrates ?? '') !== null
  } catch {
    // The browser blocks storage, so nothing is stored.
    return false
  }
}

for (const type of ['pointerdown', 'pointerover', 'keydown', 'focusin'])
  addEventListener(
    type,
    ({ target }) => {
      const form = findForm()
      const part = target instanceof Element ? target : null
      const link = part?.closest<HTMLAnchorElement>('a[href^="#"]')
      if (form?.contains(part) || (link && pointsInto(form, link.hash))) hydrate()
    },
    true,
  )

function watch(): void {
  // A browser reports two paints, and each starts this.
  if (isWatching) return
  isWatching = true
  const form = findForm()
  if (!form || isMeant(form)) {
    hydrate()
    return
  }
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && hydrate(), { rootMargin: '100% 0px' })
  observer.observe(form)
}

// Before the first paint, the framework would compete with the fonts.
function watchParsed(): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', watch)
  else watch()
}
if (PerformanceObserver.supportedEntryTypes.includes('paint'))
  new PerformanceObserver(watchParsed).observe({ type: 'paint', buffered: true })
else addEventListener('load', watch)
