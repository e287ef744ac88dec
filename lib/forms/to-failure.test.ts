import { fileErrors } from '../../content/file-errors.ts'
import type { BackendError } from '../backend/contract.ts'
import { UploadError } from '../uploads/errors.ts'
import { toFormFailure } from './to-failure.ts'

describe('a failure of the backend', () => {
  it('is told as such, also when another bundle of the server threw it', async () => {
    let Other: typeof BackendError | undefined
    await jest.isolateModulesAsync(async () => {
      Other = (await import('../backend/contract.ts')).BackendError
    })
    jest.spyOn(process.stdout, 'write').mockReturnValue(true)
    const error = Other && new Other('timeout', 'no answer')
    expect(toFormFailure(error, { fields: [] }).problem).toMatchObject({ code: 'timeout', status: 502 })
    expect(toFormFailure(new Error('x'), { fields: [] }).problem).toMatchObject({ code: 'unknown', status: 500 })
  })
})

it('asks the sender of a file that cannot be checked now to come back, and says when', () => {
  const failure = toFormFailure(new UploadError('busy', { field: 'resume', fileName: 'cv.pdf' }), { fields: [] })
  const sentence = `cv.pdf ${fileErrors.busy}`
  expect(failure.retryAfter).toBe(30)
  expect(failure.problem).toMatchObject({ status: 503, detail: sentence, errors: { resume: sentence } })
})
