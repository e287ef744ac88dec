import { focusTargets } from './focus-targets.ts'

const page = `
  <a href="#rain">Rain</a>
  <main id="content"><h1>Services</h1><h2>First</h2></main>
  <section id="water"><h2>Water</h2><details open><summary><h3>Rain</h3></summary><div id="rain">Text</div></details></section>
  <details open><summary>All</summary><h3>Where</h3><div id="part"><h4>Part</h4></div></details>
  <h2 id="chapter">Chapter</h2><form id="form"><h2>Write</h2><input id="name"></form>`

async function goTo(hash: string) {
  location.hash = hash
  await new Promise((resolve) => setTimeout(resolve, 20))
}

beforeAll(() => {
  document.body.innerHTML = page
  focusTargets()
})

it.each([
  ['#rain', 'Rain'],
  ['#water', 'Water'],
  ['#part', 'Part'],
  ['#form', 'Write'],
  ['#content', 'Services'],
  ['#chapter', 'Chapter'],
])('%s moves the focus to “%s”', async (hash, heading) => {
  await goTo(hash)
  expect(document.activeElement).toHaveTextContent(heading)
  expect(document.activeElement?.tagName).toMatch(/^H\d$/)
})

it.each(['', '#nowhere', '#name', '#%E0%A6'])('“%s” leaves the focus where it is', async (hash) => {
  const name = document.getElementById('name')
  name?.focus()
  await goTo(hash)
  expect(name).toHaveFocus()
})

it('moves the focus again at a second press of the same link', async () => {
  await goTo('#rain')
  document.querySelector('a')?.focus()
  document.querySelector('a')?.click()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement?.tagName).toBe('H3')
})
