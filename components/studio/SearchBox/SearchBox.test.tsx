import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { SearchBox } from './SearchBox'

const box = (text: string, onText: (text: string) => void) => (
  <SearchBox label="Search" placeholder="Words" text={text} onText={onText} />
)
const getBox = () => screen.getByRole('searchbox', { name: 'Search' })

describe('the box of a search', () => {
  it('reports its text after a pause, the last of several', async () => {
    const onText = jest.fn()
    render(box('', onText))
    const user = userEvent.setup({ delay: null })
    await user.type(getBox(), 'post')
    expect(onText).not.toHaveBeenCalled()
    await waitFor(() => expect(onText).toHaveBeenCalledTimes(1))
    expect(onText).toHaveBeenCalledWith('post')
  })

  it('tells at once on Enter, and when focus moves on', async () => {
    const onText = jest.fn()
    render(box('', onText))
    const user = userEvent.setup({ delay: null })
    await user.type(getBox(), 'queue{Enter}')
    expect(onText.mock.calls).toEqual([['queue']])
    await user.type(getBox(), 's')
    await user.tab()
    expect(onText.mock.calls).toEqual([['queue'], ['queues']])
    await user.click(getBox())
    await user.tab()
    expect(onText).toHaveBeenCalledTimes(2)
  })

  it("does not tell on the Enter that ends an input method's word", () => {
    const onText = jest.fn()
    render(box('', onText))
    fireEvent.input(getBox(), { target: { value: 'খোঁ' } })
    fireEvent.keyDown(getBox(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(getBox(), { key: 'Enter', keyCode: 229 })
    expect(onText).not.toHaveBeenCalled()
    fireEvent.keyDown(getBox(), { key: 'Enter', keyCode: 13 })
    expect(onText).toHaveBeenCalledWith('খোঁ')
  })

  it('shows what the address asks, but never over what is typed meanwhile', async () => {
    const onText = jest.fn()
    const { rerender } = render(box('queue', onText))
    expect(getBox()).toHaveValue('queue')
    rerender(box('outbox', onText))
    expect(getBox()).toHaveValue('outbox')
    await userEvent.setup({ delay: null }).type(getBox(), 'es')
    rerender(box('', onText))
    expect(getBox()).toHaveValue('outboxes')
    await waitFor(() => expect(onText).toHaveBeenCalledWith('outboxes'))
    rerender(box('', onText))
    rerender(box('outboxes', onText))
    rerender(box('', onText))
    expect(getBox()).toHaveValue('')
  })

  it('takes what was typed before its script was there', async () => {
    const onText = jest.fn()
    const container = document.body.appendChild(document.createElement('div'))
    container.innerHTML = renderToString(box('', onText))
    const input = container.querySelector('input')
    if (input) input.value = 'early'
    render(box('', onText), { container, hydrate: true })
    await waitFor(() => expect(onText).toHaveBeenCalledWith('early'))
    expect(getBox()).toHaveValue('early')
  })
})
