import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, open, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createSeal, SealError } from './seal.ts'
import { openSealedSecrets } from './sealed-secrets.ts'

const seal = createSeal('a secret of more than thirty-two characters')
const other = createSeal('another one of more than thirty-two characters')

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-seal-'))
})
afterEach(() => rm(folder, { recursive: true }))

it('opens what earlier versions of this site sealed', async () => {
  const text = 'YJu0ocuRijw9r8Ea3h3JB9xFa0L6cXZb7fX928RPyexydUaagR_kB-IdkZT8qgYSgVZFSBs6ar7WQ9jCsDh5cT4'
  expect(seal.open(text)).toBe('রুমানা আক্তার')
  expect(seal.name('a@mail.example')).toBe('VucggTJ3hTLxU_LsnI4LlSk7aQklEx5oHE5XdPZB-fY')
  const [closed, opened] = [path.join(folder, 'closed'), path.join(folder, 'opened')]
  await writeFile(closed, Buffer.from('XVIFU-n4fjAoS75ospVnVAzpyU6OCqLaut7RZfVdJ0gf8tto', 'base64url'))
  await seal.openFile(createReadStream(closed), opened)
  expect(await readFile(opened, 'utf8')).toBe('a resume')
  const secrets =
    'v1.VbUIoq86iEBnSPbj7KqYRw.cKNhPVXCbuhSrslS.nMW44r2q_stzih4QelxAWg.8ks1ls1Qo1uwjOBBHnA9xqzdeFgwDMFA86lJTMYuHz7OF3Powra5QTuci-Ca-I_7nd1ElnsE6sgSfn5pmf6jnfTivAKwism7mI1lbWXTuys9FKTDh27gW6knd6R_JV9smoLUY_c'
  expect(openSealedSecrets(secrets, 'k'.repeat(32))).toEqual({ jobLink: 'j'.repeat(32), signing: 's'.repeat(32) })
})

it('opens what it closed, and nothing that another key closed or that was changed', () => {
  const sealed = seal.close('রুমানা আক্তার')
  expect(sealed).not.toContain(Buffer.from('রুমানা').toString('base64url').slice(0, 12))
  expect(seal.open(sealed)).toBe('রুমানা আক্তার')
  const changed = `${sealed.slice(0, -4)}${sealed.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
  for (const [opener, text] of [
    [other, sealed],
    [seal, changed],
    [seal, ''],
  ] as const)
    expect(() => opener.open(text)).toThrow(SealError)
})

it('names the same text alike, and another key otherwise', () => {
  expect(seal.name('a@mail.example')).toBe(seal.name('a@mail.example'))
  expect(seal.name('a@mail.example')).not.toBe(other.name('a@mail.example'))
})

it.each([0, 1, 70_000, 3_000_000])('brings a file of %i bytes back as it was', async (size) => {
  const [plain, closed, opened] = ['plain', 'closed', 'opened'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  const bytes = randomBytes(size)
  await writeFile(plain, bytes)
  await seal.closeFile(plain, closed)
  // In steps as small as those of a slow network.
  await seal.openFile(createReadStream(closed, { highWaterMark: size > 1_000 ? 65_536 : 5 }), opened)
  expect((await readFile(opened)).equals(bytes)).toBe(true)
  expect((await readFile(closed)).includes(bytes.subarray(0, 64)) && size > 16).toBe(false)
})

it('leaves nothing of a file that was damaged or cut off', async () => {
  const [plain, closed, opened] = ['plain', 'closed', 'opened'].map((name) => path.join(folder, name)) as [
    string,
    string,
    string,
  ]
  await writeFile(plain, randomBytes(200_000))
  await seal.closeFile(plain, closed)
  const handle = await open(closed, 'r+')
  await handle.write(Buffer.from('damage'), 0, 6, 150_000)
  await handle.close()
  await expect(seal.openFile(createReadStream(closed), opened)).rejects.toThrow(SealError)
  await expect(seal.openFile(createReadStream(closed, { end: 10 }), opened)).rejects.toThrow(SealError)
  await expect(readFile(opened)).rejects.toThrow('ENOENT')
})
