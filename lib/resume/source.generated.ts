/** The built worker; written by scripts/build-enhance.ts. */
export const workerSource = '/enhance/resume-297c5d8e84.js'
