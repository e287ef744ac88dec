import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FormField } from '@/lib/forms/types'
import { studio } from '@/lib/studio/copy/studio'
import { toStudioProblem } from '@/lib/studio/studio-problem'
import { SaveProblem } from './FormProblem/FormProblem'
import { useFormSaving } from './use-form-saving'

type Content = { title: string; posts: string[] }
type Thing = Content & { id: string; version: number }

const fields: FormField[] = [
  { name: 'title', label: 'Title', kind: 'text' },
  { name: 'posts', label: 'Posts', kind: 'select' },
]

const toContent = ({ title, posts }: Thing): Content => ({ title, posts })

function ThingForm({ thing }: { thing: Thing | null }) {
  const empty = { title: '', posts: [] }
  const saving = useFormSaving<Thing, Content>({ list: 'things', fields, opened: thing, empty, toContent })
  const { form, filling, content, start, change, save, overwrite } = saving
  return (
    <form ref={form} onInput={() => change()}>
      <SaveProblem
        saving={saving}
        toTexts={({ title, posts }) => ({ title, posts: posts.join(', ') })}
        onOverwrite={() => void overwrite()}
      />
      <input key={filling} name="title" aria-label="Title" defaultValue={start.title} />
      <p>{`Posts: ${content.posts.join(', ')}`}</p>
      <button type="button" onClick={() => change({ posts: [...content.posts, 'Rain'] })}>
        Add
      </button>
      <button type="button" onClick={() => void save()}>
        Save
      </button>
    </form>
  )
}

const thing: Thing = { id: 't1', version: 4, title: 'Engineer', posts: [] }
const title = () => screen.getByRole('textbox', { name: 'Title' })
const type = (value: string) => fireEvent.input(title(), { target: { value } })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const leave = () => fireEvent(window, new Event('beforeunload', { cancelable: true }))
const listCopies = () => Object.keys(localStorage).map((key) => key.slice(0, key.lastIndexOf(':')))

/** Answers calls of the Studio's handlers in turn, and returns what was sent. */
function answer(...answers: { status: number; body: object }[]) {
  const sent: { method: string; version: string | undefined; body: object }[] = []
  globalThis.fetch = async (_, { method = '', headers, body } = {}) => {
    sent.push({ method, version: (headers as Record<string, string>)['if-match'], body: JSON.parse(String(body)) })
    const { status, body: value } = answers.shift() ?? { status: 503, body: toStudioProblem('unavailable') }
    return { ok: status === 200, json: async () => value } as Response
  }
  return sent
}

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

const { fetch } = globalThis
afterEach(() => {
  localStorage.clear()
  globalThis.fetch = fetch
})

it('offers what was typed and chosen when its page was left before it was saved', async () => {
  const { unmount } = render(<ThingForm thing={thing} />)
  type('Senior Engineer')
  await press('Add')
  expect(leave()).toBe(false)
  unmount()
  render(<ThingForm thing={thing} />)
  expect(title()).toHaveValue('Engineer')
  await userEvent.click(await screen.findByRole('button', { name: studio.copies.restore }))
  await waitFor(() => expect(title()).toHaveValue('Senior Engineer'))
  expect(screen.getByText('Posts: Rain')).toBeVisible()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('leaves without a question or a copy what nobody changed', () => {
  const { unmount } = render(<ThingForm thing={thing} />)
  expect(leave()).toBe(true)
  unmount()
  expect(listCopies()).toEqual([])
})

it('changes a new item once it is stored, and files its copies under it', async () => {
  const sent = answer({ status: 200, body: { ...thing, id: 't9', version: 1, title: 'Weaver' } })
  const { unmount } = render(<ThingForm thing={null} />)
  type('Weaver')
  await press('Save')
  type('Weaver of looms')
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent('cannot save')
  unmount()
  expect(listCopies()).toEqual(['studio:things t9'])
  expect(sent).toEqual([
    { method: 'POST', version: undefined, body: { title: 'Weaver', posts: [] } },
    { method: 'PUT', version: '"1"', body: { title: 'Weaver of looms', posts: [] } },
  ])
})

it('shows what someone else saved first, keeps the text, and saves over it or shows theirs', async () => {
  const theirs = { ...thing, version: 5, title: 'Analyst', posts: ['Sun'] }
  const details = { current: theirs, savedBy: 'Rafi', savedAt: '2026-11-25T09:00:00.000Z' }
  const conflict = { status: 409, body: toStudioProblem('conflict', { details }) }
  const sent = answer(conflict, { status: 200, body: { ...theirs, version: 6, title: 'Engineer II', posts: [] } })
  render(<ThingForm thing={thing} />)
  type('Engineer II')
  await press('Save')
  expect(await screen.findByRole('alert')).toHaveTextContent(studio.conflict.title('Rafi'))
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Analyst', 'Sun'])
  expect(title()).toHaveValue('Engineer II')
  await press(studio.conflict.takeOver)
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
  expect(sent.map(({ version }) => version)).toEqual(['"4"', '"5"'])

  answer(conflict)
  type('Engineer III')
  await press('Save')
  await userEvent.click(await screen.findByRole('button', { name: studio.conflict.discard }))
  expect(title()).toHaveValue('Analyst')
  expect(leave()).toBe(true)
})

type Note = { title: string; state: string }
type StoredNote = Note & { id: string; version: number }

function NoteForm({ note }: { note: StoredNote | null }) {
  const saving = useFormSaving<StoredNote, Note>({
    list: 'notes',
    fields,
    opened: note,
    empty: { title: '', state: 'draft' },
    toContent: ({ title, state }) => ({ title, state }),
    isAutomatic: ({ state, title }) => state === 'draft' && title !== '',
  })
  return (
    <form ref={saving.form} onInput={() => saving.change()}>
      <SaveProblem saving={saving} toTexts={({ title }) => ({ title })} onOverwrite={() => undefined} />
      <input key={saving.filling} name="title" aria-label="Title" defaultValue={saving.start.title} />
      <p data-testid="state">{saving.progress.state}</p>
      <button type="button" onClick={() => void saving.save({ state: 'open' })}>
        Publish
      </button>
    </form>
  )
}

describe('a form that saves itself', () => {
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  const state = () => screen.getByTestId('state').textContent

  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('keeps a draft while it is typed, and stops once it is published', async () => {
    const stored = (version: number, state = 'draft') => ({
      status: 200,
      body: { id: 'n1', version, title: 'a', state },
    })
    const sent = answer(stored(1), stored(2), stored(3, 'open'))
    render(<NoteForm note={null} />)
    type('a')
    await pass(4_000)
    type('ab')
    await pass(4_000)
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PUT'])
    expect(state()).toBe('saved')
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await pass(1_000)
    expect(sent.at(-1)).toMatchObject({ method: 'PUT', version: '"2"', body: { state: 'open' } })
    type('abc')
    await pass(60_000)
    expect([sent.length, state(), listCopies()]).toEqual([3, 'waiting', ['studio:notes n1']])
  })

  it('says nothing of what is missing before someone presses a button', async () => {
    const refused = { status: 422, body: toStudioProblem('invalid', { errors: { title: 'is too short' } }) }
    answer(refused, refused)
    render(<NoteForm note={{ id: 'n1', version: 1, title: 'a', state: 'draft' }} />)
    type('ab')
    await pass(4_000)
    expect([state(), screen.queryByText(/too short/)]).toEqual(['refused', null])
    fireEvent.click(screen.getByRole('button', { name: 'Publish' }))
    await pass(1_000)
    expect(screen.getByText(/too short/)).toBeVisible()
  })

  it('does not create a second item if the answer was lost', async () => {
    const sent = answer()
    render(<NoteForm note={null} />)
    type('a')
    await pass(600_000)
    expect([sent.length, state(), listCopies()]).toEqual([1, 'failed', ['studio:notes new']])
  })
})
