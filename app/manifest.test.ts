import manifest from './manifest'

it('can be put on a home screen: it opens in a window of its own, with a way back, and has icons of both sizes', () => {
  const { display, start_url, icons = [] } = manifest()
  expect([display, start_url]).toEqual(['minimal-ui', '/'])
  expect(icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable']),
  )
})
