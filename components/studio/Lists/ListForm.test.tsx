import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { studio } from '@/lib/studio/copy/studio'
import { listsCopy as copy, listCopies } from '@/lib/studio/copy/studio-lists'
import type { StudioList } from '@/lib/studio/lists'
import { toStudioProblem } from '@/lib/studio/studio-problem'
import { ListForm } from './ListForm'

const toEntry = (value: string, label: string, items = 0, alerts = 0) => ({
  value,
  label,
  introduction: '',
  items,
  alerts,
})

const entries = [toEntry('weaving', 'Weaving', 2, 1), toEntry('sewing', 'Sewing', 1), toEntry('dyeing', 'Dyeing')]
const opened: StudioList = {
  id: 'departments',
  version: 3,
  entries,
  file: entries.map(({ value, label }) => ({ value, label, introduction: '' })),
}
const words = listCopies.departments

// jsdom has no layout.
Element.prototype.scrollIntoView = () => undefined

const { fetch } = globalThis
afterEach(() => {
  localStorage.clear()
  globalThis.fetch = fetch
})

function answer(status: number, body: object) {
  const sent: { path: string; version: string | undefined; body: object }[] = []
  globalThis.fetch = async (path, { headers, body: text } = {}) => {
    sent.push({
      path: String(path),
      version: (headers as Record<string, string>)['if-match'],
      body: JSON.parse(String(text)),
    })
    return { ok: status === 200, json: async () => body } as Response
  }
  return sent
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const names = () => screen.getAllByRole('textbox')
const toSent = (value: string, label: string) => ({ value, label, introduction: '' })

it('renames, moves, adds and removes entries, and says where the positions of a removed one go', async () => {
  const saved = [
    toEntry('weaving', 'Weaving & Knitting', 2, 1),
    toEntry('dyeing', 'Dyeing', 1),
    toEntry('printing', 'Printing'),
  ]
  const sent = answer(200, { ...opened, version: 4, entries: saved })
  render(<ListForm opened={opened} />)
  expect(screen.getByText(/^2 positions and 1 job alert\./)).toBeVisible()
  await userEvent.type(names()[0] as HTMLElement, ' & Knitting')
  await press(copy.down('Weaving & Knitting'))
  expect(screen.getByRole('button', { name: copy.down('Weaving & Knitting') })).toHaveFocus()
  expect(screen.getByRole('status')).toHaveTextContent(copy.moved('Weaving & Knitting', 2, 3))
  await press(words.add)
  expect(names().at(-1)).toHaveFocus()
  await userEvent.keyboard('Printing')
  await press(copy.removeOf('Sewing'))
  expect(screen.getByRole('button', { name: copy.putBackOf('Sewing') })).toHaveFocus()
  const target = screen.getByRole('combobox', { name: copy.moveTo('Sewing') })
  // A new entry has no address yet, so nothing can move there.
  expect(
    within(target)
      .getAllByRole('option')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(['Weaving & Knitting', 'Dyeing'])
  await userEvent.selectOptions(target, 'Dyeing')
  await press(words.save)
  expect(sent).toEqual([
    {
      path: '/api/studio/lists/departments',
      version: '"3"',
      body: {
        entries: [toSent('weaving', 'Weaving & Knitting'), toSent('dyeing', 'Dyeing'), toSent('', 'Printing')],
        moves: [{ from: 'sewing', to: 'dyeing' }],
      },
    },
  ])
  // The new entry has its address now, and nothing waits to be removed.
  expect(await screen.findByText(copy.addressOf('/careers/department/printing'), { exact: false })).toBeVisible()
  expect(screen.queryByText(copy.removed)).toBeNull()
  await press(words.save)
  expect(sent[1]).toMatchObject({
    version: '"4"',
    body: { entries: saved.map(({ value, label }) => toSent(value, label)), moves: [] },
  })
})

it('asks for no target of an entry that nothing uses, and puts entries back', async () => {
  render(<ListForm opened={opened} />)
  await press(copy.removeOf('Dyeing'))
  expect(screen.queryByRole('combobox')).toBeNull()
  await press(copy.putBackOf('Dyeing'))
  expect(names().at(-1)).toHaveFocus()
  await press(copy.removeOf('Weaving'))
  await press(copy.toFile)
  expect(names().map((box) => (box as HTMLInputElement).value)).toEqual(['Weaving', 'Sewing', 'Dyeing'])
  expect(screen.queryByText(copy.removed)).toBeNull()
})

it('says what would go that someone else has added, before it replaces their list', async () => {
  const theirs = { ...opened, version: 4, entries: [...entries, toEntry('printing', 'Printing', 3)] }
  const sent = answer(
    409,
    toStudioProblem('conflict', { details: { current: theirs, savedBy: 'Mina', savedAt: null } }),
  )
  render(<ListForm opened={opened} />)
  await userEvent.type(names()[0] as HTMLElement, '!')
  await press(words.save)
  expect(await screen.findByText(studio.conflict.title('Mina'))).toBeVisible()
  await userEvent.selectOptions(screen.getByRole('combobox', { name: copy.moveTo('Printing') }), 'Sewing')
  await press(studio.conflict.takeOver)
  expect(sent[1]).toMatchObject({ version: '"4"', body: { moves: [{ from: 'printing', to: 'sewing' }] } })
})

it('leads to the name that the server refused', async () => {
  answer(
    422,
    toStudioProblem('invalid', { errors: { 'entries.1.label': 'is in the list twice', moves: 'must say where' } }),
  )
  render(<ListForm opened={opened} />)
  await userEvent.type(names()[1] as HTMLElement, '!')
  await press(words.save)
  await userEvent.click(await screen.findByRole('link', { name: `${copy.number(2)} is in the list twice.` }))
  expect(names()[1]).toHaveFocus()
  expect(screen.getByRole('link', { name: 'You must say where.' })).toBeVisible()
})
