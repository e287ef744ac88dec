import { fireEvent, render, screen } from '@testing-library/react'
import { TextTip } from './TextTip'

it('leaves the keys of an input method alone, also where Safari has ended its word', () => {
  const [onSave, onCancel] = [jest.fn(), jest.fn()]
  render(
    <TextTip mode="formula" value="e" canRemove={false} onSave={onSave} onCancel={onCancel} onRemove={jest.fn()} />,
  )
  const box = screen.getByRole('textbox')
  for (const key of ['Enter', 'Escape']) {
    fireEvent.keyDown(box, { key, isComposing: true })
    fireEvent.keyDown(box, { key, keyCode: 229 })
  }
  expect(onSave).not.toHaveBeenCalled()
  expect(onCancel).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
  expect(onSave).toHaveBeenCalledWith('e')
})
