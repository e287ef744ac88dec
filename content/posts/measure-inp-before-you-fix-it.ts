import type { SamplePost } from '../sample-types.ts'
import { bold, code, delta, embed, heading, item, mono, paragraph, quote } from './delta.ts'

/** Frontend, a Delta with a video: finding the slow interaction before fixing it. */
export const measureInpBeforeYouFixIt: SamplePost = {
  id: '66a0f3c19b2e4d5f8a7c1e02',
  title: 'Measure INP before you fix it',
  subTitle: 'Find the one interaction that is slow for real people, then learn what it was waiting for',
  image: 'scene/pressed-stopwatch',
  category: 'Frontend Development',
  tags: ['Performance', 'TypeScript', 'Testing'],
  author: { name: 'Anika Tarannum Dewan', designation: 'Lead Frontend Engineer' },
  createdAt: '2026-06-11T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: delta(
    paragraph(
      'Interaction to Next Paint, INP for short, is the time from a tap or key press until the screen shows a change. A page’s INP is roughly its slowest interaction. Up to 200 milliseconds counts as good, above 500 as poor, measured at the 75th percentile of visits.',
    ),
    paragraph(
      'The figure alone does not help you. You need to know which interaction it was, on what device, and in which of its three parts the time went. This tutorial collects all three.',
    ),
    heading(2, 'The three parts'),
    item('bullet', [bold('Input delay'), ': the browser was busy with something else when the tap came.']),
    item('bullet', [bold('Processing'), ': your event handlers ran.']),
    item('bullet', [bold('Presentation'), ': styles, layout and painting, until the frame was shown.']),
    paragraph(
      'Each has its own remedy. Breaking up a handler does nothing for a page that was busy parsing a script. To see why one thread has to do all of this in turn, this talk takes half an hour:',
    ),
    embed({ video: 'https://www.youtube.com/embed/8aGhZQkoFbQ' }),
    heading(2, 'Record what was used, and what was slow'),
    paragraph(
      'The browser reports events that took long through a ',
      mono('PerformanceObserver'),
      '. Several entries can belong to one interaction, since a tap fires ',
      mono('pointerdown'),
      ', ',
      mono('pointerup'),
      ' and ',
      mono('click'),
      '. They share an ',
      mono('interactionId'),
      ', and entries without one belong to no interaction. Keep the longest for each target. Beside the slow entries, keep the names of all components that were used: you will need both.',
    ),
    code(
      'ts',
      `
type Slow = {
  target: string
  type: string
  total: number
  delay: number
  processing: number
  presentation: number
}

const used = new Set<string>()
const worst = new Map<string, Slow>()

function describe(node: EventTarget | null): string {
  if (!(node instanceof Element)) return 'removed'
  const name = node.closest('[data-name]')?.getAttribute('data-name')
  return name ?? node.tagName.toLowerCase() + (node.id && '#' + node.id)
}

for (const type of ['click', 'keydown']) {
  addEventListener(type, (event) => used.add(describe(event.target)), { capture: true })
}

function record(entries: PerformanceEntryList) {
  for (const entry of entries as PerformanceEventTiming[]) {
    if (!entry.interactionId) continue
    const target = describe(entry.target)
    const known = worst.get(target)
    if (known && known.total >= entry.duration) continue
    worst.set(target, {
      target,
      type: entry.name,
      total: entry.duration,
      delay: entry.processingStart - entry.startTime,
      processing: entry.processingEnd - entry.processingStart,
      presentation: entry.startTime + entry.duration - entry.processingEnd,
    })
  }
}

const observer = new PerformanceObserver((list) => record(list.getEntries()))
observer.observe({ type: 'event', buffered: true, durationThreshold: 40 } as PerformanceObserverInit)`,
    ),
    paragraph(
      'Durations are rounded to 8 milliseconds, so a part may come out a little below zero. The cast at the end is there because TypeScript’s types do not know ',
      mono('durationThreshold'),
      '. Put a ',
      mono('data-name'),
      ' on the components that people touch. Generated class names tell you nothing in a report. The listeners note a component’s name before its own handler runs, so one that removes itself is still noted; its slow entry then has no target and is filed under “removed”, while its own row says 0.',
    ),
    heading(2, 'Send them when the page is hidden'),
    code(
      'ts',
      `
addEventListener('visibilitychange', () => {
  if (document.visibilityState !== 'hidden') return
  record(observer.takeRecords())
  for (const target of worst.keys()) used.add(target)
  if (used.size === 0) return
  const rows = [...used].map((target) => worst.get(target) ?? { target, total: 0 })
  navigator.sendBeacon('/vitals', JSON.stringify({ page: location.pathname, rows }))
  used.clear()
  worst.clear()
})`,
    ),
    paragraph(
      'Send the path without its query, which may contain names or search terms. A component that was used and never slow gets a row too, with a total of 0: it stayed below the threshold of 40 milliseconds. For the official figure with all its exceptions, use the small web-vitals library; the code above is for finding the cause.',
    ),
    heading(2, 'Read the report'),
    paragraph(
      'Group by page and target, and compute the 75th percentile of the total in each group. Each visit that used the component counts once, with its slowest interaction or with 0. This is what the rows of 0 are for. A report of slow interactions alone loses each one that you repair: what is left are the slow phones, and the percentile stays high, or even rises, after a good fix. Do not look at the mean: a few phones that were swapping memory will pull it anywhere. Then look at the largest part.',
    ),
    item('ordered', [
      bold('Mostly delay.'),
      ' Something long runs at the same time, often a third-party script or hydration. Load less, or later.',
    ]),
    item('ordered', [
      bold('Mostly processing.'),
      ' Open the handler. Do what the user sees first, and the rest after a frame.',
    ]),
    item('ordered', [
      bold('Mostly presentation.'),
      ' Too many elements change. Show fewer rows, or use content-visibility.',
    ]),
    paragraph('For the second case, a pause between the visible part and the rest is often enough:'),
    code(
      'ts',
      `
const nextFrame = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

button.addEventListener('click', async () => {
  panel.hidden = false
  await nextFrame()
  recalculateTotals()
})`,
    ),
    paragraph(
      'The panel appears in the next frame, and the totals follow. The work takes as long as before. The wait that a person feels is shorter.',
    ),
    heading(2, 'Keep the proof'),
    paragraph(
      'Write the figure down before you change anything, with its date and the number of visits behind it. Change one thing. Wait until about as many visits have come in, and compare the same percentile for the same component on the same page. On our projects about one fix in three makes no measurable difference. It is removed again.',
    ),
    quote('A performance fix without a measurement before and after is a rumour.'),
    paragraph(
      'A lab test catches regressions: drive the interaction in a real browser with the processor slowed down four times, and fail above a limit you have agreed on. Keep the limit generous, or noise will teach everyone to ignore it.',
    ),
  ),
}
