import { fireEvent, render, screen } from '@testing-library/react'
import { SkillsField } from './SkillsField'

it.each([
  ['the word is still open', { isComposing: true }],
  ['Safari has ended it already', { keyCode: 229 }],
])('keeps half a word that an input method ends with Enter: %s', (_, key) => {
  const onChange = jest.fn()
  render(
    <SkillsField field={{ name: 'skills', kind: 'text', label: 'Skills' }} skills={[]} onChange={onChange} isReady />,
  )
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: 'রান্না' } })
  onChange.mockClear()
  fireEvent.keyDown(box, { key: 'Enter', ...key })
  expect(onChange).not.toHaveBeenCalled()
  expect(box).toHaveValue('রান্না')
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(onChange).toHaveBeenCalledWith(['রান্না'])
})
