/** What a reader chose: the words to search for, one pill of each group, and an order. */
export type Choice = { words: string; pills: Record<string, string>; sort: string }

function matches(item: HTMLElement, { words, pills }: Choice): boolean {
  const text = item.dataset.text ?? `${item.textContent} ${item.dataset.also ?? ''}`.toLowerCase()
  // Read once: the text of an item never changes.
  item.dataset.text = text
  const hasWords = words
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => text.includes(word))
  return (
    hasWords &&
    Object.entries(pills).every(([name, value]) => !value || (item.dataset[name] ?? '').split('|').includes(value))
  )
}

/**
 * Shows the items of a list that match, in the chosen order and `most` of them, and returns how many match. The items are the server's HTML: with
 * them the list is whole without scripts, and the browser gets no second copy of it as data. An item says what it is in
 * `data-NAME` (values of pill group NAME, joined by `|`), what it is ordered by in `data-by-SORT` (ascending), and by which words
 * that it does not show it is found in `data-also`.
 */
export function arrange(list: HTMLElement, choice: Choice, most = Number.POSITIVE_INFINITY): number {
  const items = [...list.children].filter((item) => item instanceof HTMLElement)
  const key = `by${choice.sort.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`
  const rank = (item: HTMLElement) => Number(item.dataset[key] ?? item.dataset.place ?? 0)
  for (const [place, item] of items.entries()) item.dataset.place ??= String(place)
  const sorted = [...items].sort((a, b) => rank(a) - rank(b) || Number(a.dataset.place) - Number(b.dataset.place))
  if (sorted.some((item, place) => item !== items[place])) list.append(...sorted)
  let found = 0
  for (const item of sorted) {
    const isFound = matches(item, choice)
    item.hidden = !isFound || found >= most
    if (isFound) found += 1
  }
  return found
}
