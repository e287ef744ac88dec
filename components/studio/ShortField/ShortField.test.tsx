import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Delta } from '@/lib/rich-text/delta-ops'
import { ShortQuestion } from './ShortField'

const failing = { load: false }
jest.mock('../Editor/quill/create-quill', () => {
  const real = jest.requireActual('../Editor/quill/create-quill')
  return {
    createQuill(...given: unknown[]) {
      if (failing.load) throw new Error('no script')
      return real.createQuill(...given)
    },
  }
})

const field = { name: 'bio', label: 'Bio', hint: 'A few sentences.', max: 20 }
const BOLD: Delta = { ops: [{ insert: 'Weaves', attributes: { bold: true } }, { insert: ' cloth\n' }] }
const stored = JSON.stringify(BOLD)

async function open(defaultValue: string, error?: string) {
  const heard: (string | undefined)[] = []
  const getValue = () => document.querySelector<HTMLInputElement>('[name=bio]')?.value
  const view = render(
    <form aria-label="Member" onInput={() => heard.push(getValue())}>
      <ShortQuestion field={field} defaultValue={defaultValue} error={error} form="member" />
    </form>,
  )
  const control = await screen.findByRole('textbox')
  return { heard, getValue, control, ...view }
}

beforeEach(() => {
  failing.load = false
})

it('has a name, a description and an error like the fields of other forms', async () => {
  const { control } = await open('Weaves.', 'Bio is too long.')
  expect(control).toHaveAccessibleName('Bio (optional)')
  expect(control).toHaveAccessibleDescription(/^A few sentences\. Error: Bio is too long\. Select words/)
  expect(control).toBeInvalid()
  expect(control.id).toBe('member-bio')
})

it('gives the form plain text, or a Delta where there are formats, and tells it of each change', async () => {
  const { control, getValue, heard } = await open(stored)
  expect(getValue()).toBe(stored)
  expect(control.innerHTML).toBe('<p><strong>Weaves</strong> cloth</p>')
  await act(async () => {
    control.innerHTML = '<p>Plain</p><p>now</p>'
  })
  expect(getValue()).toBe('Plain\n\nnow')
  expect(heard.at(-1)).toBe('Plain\n\nnow')
})

it('says how long a text is when its limit is near', async () => {
  const { control } = await open('Weaves cloth by hand')
  expect(control).toHaveAccessibleDescription(/20 of 20 characters/)
})

it('is a plain field where the editor does not arrive', async () => {
  failing.load = true
  const { control, getValue } = await open('Weaves.')
  expect(control).toHaveValue('Weaves.')
  fireEvent.change(control, { target: { value: 'Mends.' } })
  expect(getValue()).toBe('Mends.')
  expect(document.querySelectorAll('[name=bio]')).toHaveLength(1)
})

it('loses no formats where the editor does not arrive', async () => {
  failing.load = true
  render(<ShortQuestion field={field} defaultValue={stored} />)
  expect(await screen.findByText(/could not be loaded/)).toBeVisible()
  expect(document.querySelector('[name=bio]')).toHaveValue(stored)
})
