import { formatBytes } from '@/lib/format/bytes'
import { routes } from '@/lib/routes'
import type { ApplicationDetail } from '@/lib/studio/applications'
import { applications as copy } from '@/lib/studio/copy/studio-hiring'
import { FILE_KINDS } from '@/lib/uploads/kinds'
import styles from './Application.module.scss'

export type ApplicationFilesProps = {
  application: Pick<ApplicationDetail, 'reference' | 'resume' | 'coverLetter'>
  /** Returns the address of a file. */
  toAddress?: (reference: string, file: string) => string
}

/** The files that were sent. A browser opens a PDF and downloads other documents. */
export function ApplicationFiles({
  application: { reference, resume, coverLetter },
  toAddress = routes.studio.file,
}: ApplicationFilesProps) {
  const files = [
    { label: copy.resume, address: toAddress(reference, 'resume'), file: resume },
    { label: copy.coverLetter, address: toAddress(reference, 'cover-letter'), file: coverLetter },
  ].flatMap(({ file, ...rest }) => (file ? [{ file, ...rest }] : []))
  if (files.length === 0) return null
  return (
    <section aria-labelledby="files" className={styles.files}>
      <h2 id="files">{copy.files}</h2>
      <ul>
        {files.map(({ label, address, file }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p className={styles.fileName}>
              {file.name} <span>{formatBytes(file.bytes)}</span>
            </p>
            {file.warnings && <p className={styles.warning}>{file.warnings}</p>}
            <p className={styles.fileLinks}>
              {file.type === FILE_KINDS.pdf && (
                <a
                  href={address}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${copy.openFile} ${label} (${copy.newTab})`}
                >
                  {copy.openFile}
                </a>
              )}
              <a href={address} download aria-label={`${copy.download} ${label}`}>
                {copy.download}
              </a>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
