import { NextRequest } from 'next/server'
import { drawCardPng } from '@/lib/art/card-png'
import { cardUrl } from '@/lib/art/card-url'
import { GET } from './route'

jest.mock('../../../lib/env.ts', () => ({ getEnv: () => ({ SIGNING_SECRET: 'a secret only the tests know' }) }))
jest.mock('next/cache', () => ({ cacheLife: () => {} }))
jest.mock('../../../lib/art/card-png.ts', () => ({ drawCardPng: jest.fn(async () => new ArrayBuffer(8)) }))

const get = (address: string) => GET(new NextRequest(new URL(address, 'http://site.example')))
const text = { title: 'About us: a story', kicker: 'Made, to last.', subject: '/about' }
const address = cardUrl(text)

it('draws a card of the same words, however they are escaped', async () => {
  for (const other of [address, address.replaceAll('A', '%41'), address.replaceAll(',', '%2C')]) {
    expect((await get(other)).status).toBe(200)
    expect(drawCardPng).toHaveBeenLastCalledWith(text)
  }
})

it('draws nothing that the site did not ask for', async () => {
  jest.mocked(drawCardPng).mockClear()
  expect((await get(address.replace('story', 'lie'))).status).toBe(404)
  expect(drawCardPng).not.toHaveBeenCalled()
})
