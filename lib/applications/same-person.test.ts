import { isSimilarName } from './same-person.ts'

const name = (text: string) => {
  const [first = '', ...rest] = text.split(' ')
  return { name: first, lastName: rest.join(' ') }
}

it.each([
  ['Rumana Akter', 'rumana AKTER'],
  ['Rumana Akter', 'Akter Rumana'],
  ['Zoë Sultana', 'Zoe Sultana'],
  ['Rumana Akter', 'Rumana Akter Khan'],
  ['Amina Sultana', 'A. Sultana'],
  ['Amina Sultana', 'Amena Sultana'],
  ['Mohammad Karim', 'Mohamad Karim'],
  ['রুমানা আক্তার', 'রুমানা আক্তার'],
])('%s and %s may be one person', (one, other) => {
  expect([isSimilarName(name(one), name(other)), isSimilarName(name(other), name(one))]).toEqual([true, true])
})

it.each([
  ['Amina Sultana', 'Rafi Sultana'],
  ['Karim Uddin', 'Rahim Uddin'],
  ['Amina Sultana', 'Sultana Sultana'],
  ['Rafi Khan', 'Safi Khan'],
  ['Rumana Akter', 'রুমানা আক্তার'],
  ['Amina Sultana', '... ...'],
])('%s and %s may share a phone, but are not shown as one person', (one, other) => {
  expect([isSimilarName(name(one), name(other)), isSimilarName(name(other), name(one))]).toEqual([false, false])
})
