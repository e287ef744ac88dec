import { readLinkToken, toLinkToken } from './personal-link.ts'

beforeEach(() => {
  jest.replaceProperty(process, 'env', {
    NODE_ENV: 'test',
    SIGNING_SECRET: 'only-for-tests-and-long-enough-to-be-taken',
  })
})

it('opens the links that the site made, for what it made them', () => {
  const token = toLinkToken('application', 'NK-7F3K-2M9Q')
  expect(readLinkToken('application', token)).toBe('NK-7F3K-2M9Q')
  expect(readLinkToken('confirm', token)).toBeNull()
})

it('opens no link that someone changed or made up', () => {
  const token = toLinkToken('application', 'NK-7F3K-2M9Q')
  const changed = token.replace(/.(?=.{5}$)/, (last) => (last === 'A' ? 'B' : 'A'))
  const made = ['', '.', 'NK-7F3K-2M9Q', token.replace('2M9Q', '2M9R'), changed, `${token}A`, `${token}\n`]
  for (const text of made) expect(readLinkToken('application', text)).toBeNull()
})
