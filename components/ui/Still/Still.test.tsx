import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { Still } from './Still'

const Whole = () => (
  <Still as="section" name="words" className="words">
    <p>What the server wrote</p>
  </Still>
)
/** The same part as the page's data have it. */
const Bare = () => <Still as="section" name="words" className="words" />

function hydrate(html: string, page: React.ReactNode) {
  const container = document.createElement('div')
  container.innerHTML = html
  document.body.replaceChildren(container)
  const paragraph = container.querySelector('p')
  const faults: unknown[] = []
  let root: ReturnType<typeof hydrateRoot> | undefined
  act(() => {
    root = hydrateRoot(container, page, { onRecoverableError: (fault) => faults.push(fault) })
  })
  return { container, paragraph, faults, rerender: (next: React.ReactNode) => act(() => root?.render(next)) }
}

describe('a part that is only read', () => {
  const html = renderToString(<Whole />)

  it('is an element like any other where it has its children', () => {
    const { container } = render(<Whole />)
    expect(container.innerHTML).toBe('<section data-still="words" class="words"><p>What the server wrote</p></section>')
  })

  it('stays as it stands in the page, to the element, where it has none', () => {
    const { container, paragraph, faults } = hydrate(html, <Bare />)
    expect(faults).toEqual([])
    expect(container.innerHTML).toBe(html)
    expect(container.querySelector('p')).toBe(paragraph)
  })

  it('is there again when a fault makes React write the whole page anew', () => {
    const fault = jest.spyOn(console, 'error').mockImplementation(() => {})
    const { container, faults } = hydrate(
      `<div>${html}<b>server</b></div>`,
      <div>
        <Bare />
        <i>browser</i>
      </div>,
    )
    expect(faults).toHaveLength(1)
    expect(container.innerHTML).toBe(`<div>${html}<i>browser</i></div>`)
    fault.mockRestore()
  })

  it('is there again when it was taken away and comes back', () => {
    const { container, rerender } = hydrate(`<div>${html}</div>`, <div>{<Bare />}</div>)
    rerender(<div />)
    expect(container.innerHTML).toBe('<div></div>')
    rerender(<div>{<Bare />}</div>)
    expect(container.innerHTML).toBe(`<div>${html}</div>`)
  })
})
