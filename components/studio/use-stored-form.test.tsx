import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { studio } from '@/lib/studio/copy/studio'
import { SaveProblem } from './FormProblem/FormProblem'
import { useStoredForm } from './use-stored-form'

type Thing = { id: string; version: number; title: string }

function ThingForm({ thing }: { thing: Thing }) {
  const saving = useStoredForm('things', [], thing)
  const { form, filling, noteEdit, restored } = saving
  return (
    <form ref={form} onInput={noteEdit}>
      <SaveProblem saving={saving} toValues={() => ({})} onOverwrite={() => undefined} />
      <input key={filling} name="title" aria-label="Title" defaultValue={restored?.title ?? thing.title} />
    </form>
  )
}

const thing: Thing = { id: 't1', version: 4, title: 'Engineer' }
const title = () => screen.getByRole('textbox', { name: 'Title' })
const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))

afterEach(() => localStorage.clear())

it('offers what was typed when its page was left before it was saved', async () => {
  const { unmount } = render(<ThingForm thing={thing} />)
  fireEvent.input(title(), { target: { value: 'Senior Engineer' } })
  expect(leave()).toBe(false)
  unmount()
  render(<ThingForm thing={thing} />)
  expect(title()).toHaveValue('Engineer')
  await userEvent.click(screen.getByRole('button', { name: studio.copies.restore }))
  expect(title()).toHaveValue('Senior Engineer')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leaves without a question or a copy what nobody changed', () => {
  const { unmount } = render(<ThingForm thing={thing} />)
  expect(leave()).toBe(true)
  unmount()
  render(<ThingForm thing={thing} />)
  expect(screen.queryByRole('alert')).toBeNull()
})
