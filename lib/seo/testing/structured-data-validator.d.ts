declare module '@adobe/structured-data-validator' {
  export type Issue = { issueMessage: string; severity: 'ERROR' | 'WARNING'; fieldNames: string[] }
  export default class Validator {
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>
  }
}
