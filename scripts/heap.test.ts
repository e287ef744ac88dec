import { readFileSync } from 'node:fs'
import path from 'node:path'
import { HEAP_FLAGS } from './heap.mjs'

it('the image serves with the heap that npm start serves with', () => {
  const image = readFileSync(path.join(__dirname, '../Dockerfile'), 'utf8')
  expect(image).toContain(`CMD ${JSON.stringify(['node', ...HEAP_FLAGS, 'server.mjs']).replaceAll(',', ', ')}`)
})
