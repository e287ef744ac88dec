import { closeMenus } from './close-menus.ts'
import { focusTarget } from './focus-target.ts'

const page = `
  <a href="#rain">Rain</a>
  <main id="content" tabindex="-1"><h1>Services</h1><h2>First</h2></main>
  <section id="water"><h2>Water</h2><details open><summary><h3>Rain</h3></summary><div id="rain">Text</div></details></section>
  <details open><summary>All</summary><div><h3>Where</h3><div id="part"><h4>Part</h4></div></div></details>
  <form id="form"><h2>Write</h2><input id="name"></form>`

function goTo(hash: string) {
  location.hash = hash
  focusTarget()
}

beforeAll(() => {
  document.body.innerHTML = page
  closeMenus()
})

it.each([
  ['#rain', 'Rain'],
  ['#water', 'Water'],
  ['#part', 'Part'],
])('%s moves the focus to “%s”', (hash, heading) => {
  goTo(hash)
  expect(document.activeElement).toHaveTextContent(heading)
  expect(document.activeElement?.tagName).toMatch(/^H\d$/)
})

it.each(['', '#nowhere', '#name', '#content', '#%E0%A6'])('“%s” leaves the focus where it is', (hash) => {
  const name = document.getElementById('name')
  name?.focus()
  goTo(hash)
  expect(name).toHaveFocus()
})

it('moves the focus again at a second press of the same link', async () => {
  goTo('#rain')
  document.querySelector('a')?.focus()
  document.querySelector('a')?.click()
  await new Promise((resolve) => setTimeout(resolve))
  expect(document.activeElement?.tagName).toBe('H3')
})
