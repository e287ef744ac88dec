import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sendCandidate, sendContact } from './send-submission.ts'
import { sampleCandidate, sampleMessage } from './testing.ts'

it('logs how a submission ended, and nothing of the person who sent it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-submissions-'))
  jest.replaceProperty(process, 'env', { NODE_ENV: 'test', DATA_DIR: folder })
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  await sendContact(sampleMessage, { cookie: 'session=1' })
  const refused = sendCandidate({ ...sampleCandidate, email: 'nobody@mail.example', jobId: 'gone' }, {})
  await expect(refused).rejects.toThrow('refused')
  const text = written.mock.calls.map(([line]) => String(line)).join('')
  jest.restoreAllMocks()
  expect(text).toMatch(/"submission accepted","what":"contact"/)
  expect(text).toMatch(/"submission not accepted","what":"candidate","code":"refused"/)
  expect(text).not.toMatch(/Amina|Sultana|mail\.example|nobody|invoices|session/)
  await rm(folder, { recursive: true, force: true })
})
