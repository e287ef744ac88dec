import { BackendError } from './contract.ts'
import { createHttpBackend } from './http.ts'
import { withSubmissionLog } from './submissions.ts'
import { sampleMessage } from './testing.ts'

it('logs how a submission ended, and nothing of the person who sent it', async () => {
  const written = jest.spyOn(process.stdout, 'write').mockReturnValue(true)
  const nobody = createHttpBackend({ url: 'http://127.0.0.1:1', timeoutMs: 1_000, retryDelaysMs: [] })
  const away = withSubmissionLog(nobody)
  const taking = withSubmissionLog({ ...nobody, sendContact: async () => ({ message: 'Sent.', reference: null }) })
  await expect(away.sendContact(sampleMessage, { cookie: 'session=1' })).rejects.toBeInstanceOf(BackendError)
  await taking.sendContact(sampleMessage, {})
  const text = written.mock.calls.map(([line]) => String(line)).join('')
  written.mockRestore()
  expect(text).toMatch(/"submission not accepted","what":"contact","code":"unreachable"/)
  expect(text).toMatch(/"submission accepted","what":"contact"/)
  expect(text).not.toMatch(/Amina|Sultana|mail\.example|invoices|session/)
})
