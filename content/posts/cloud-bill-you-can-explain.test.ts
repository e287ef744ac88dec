import { cloudBillYouCanExplain } from './cloud-bill-you-can-explain.ts'
import { takeSamples } from './code-samples/extract.ts'
import { parseShell, runNode } from './code-samples/run.ts'

// Commands of aws and kubectl are parsed but not run, because they need an account. The programs they feed are run.
const samples = takeSamples(cloudBillYouCanExplain, {
  tags: 'hcl',
  ask: 'bash',
  owners: 'js',
  share: 'js',
  pods: 'bash',
  volumes: 'bash',
})

const runWith = (program: string, input: unknown, args: string[] = []) =>
  runNode({
    'program.mjs': program,
    'main.mjs': `
      import { execFileSync } from 'node:child_process'
      const args = ['program.mjs', ...${JSON.stringify(args)}]
      process.stdout.write(execFileSync(process.execPath, args, { input: ${JSON.stringify(JSON.stringify(input))} }))`,
  })

it.each(['ask', 'pods', 'volumes'] as const)('prints the commands “%s” without a syntax error', async (name) => {
  await parseShell(samples[name])
})

it('closes every bracket of its Terraform (not run: Terraform is not on a fresh machine)', () => {
  let depth = 0
  for (const sign of samples.tags.replace(/"[^"]*"/g, '')) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    expect(depth).toBeGreaterThanOrEqual(0)
  }
  expect(depth).toBe(0)
  for (const line of samples.tags.split('\n')) expect(line.trim()).toMatch(/^(|\}|[\w" ]+ \{|\w+ += (\{|"[^"]+"))$/)
})

it('sums a bill by owner, and what nobody owns', async () => {
  const toGroup = (key: string, amount: string) => ({ Keys: [key], Metrics: { UnblendedCost: { Amount: amount } } })
  const groups = [toGroup('owner$', '30.5'), toGroup('owner$orders', '60'), toGroup('owner$reports', '9.5')]
  const printed = await runWith(samples.owners, { ResultsByTime: [{ Groups: groups }] })
  expect(printed).toBe('orders\t60.00\t60.0%\nnobody\t30.50\t30.5%\nreports\t9.50\t9.5%\n')
})

it('divides a cluster as the table in the article does', async () => {
  const toPod = (namespace: string, requests: (string | undefined)[], phase = 'Running') => ({
    metadata: { namespace },
    spec: { nodeName: 'n1', containers: requests.map((cpu) => (cpu ? { resources: { requests: { cpu } } } : {})) },
    status: { phase },
  })
  const pods = [
    toPod('kube-system', ['1000m', undefined]),
    toPod('orders', ['2500m', '0.5']),
    toPod('orders', ['1']),
    toPod('reports', ['3']),
    toPod('reports', ['8'], 'Succeeded'),
  ]
  const printed = await runWith(samples.share, { items: pods }, ['12', '420'])
  expect(printed).toBe('orders\t4\t140\nreports\t3\t105\nkube-system\t1\t35\nNot requested\t4\t140\n')

  const small = [
    toPod('orders', ['100m']),
    toPod('orders', ['0.1']),
    toPod('orders', ['100m']),
    toPod('mail', ['0.29', '1.001']),
  ]
  const tenths = await runWith(samples.share, { items: small }, ['2', '20'])
  expect(tenths).toBe('mail\t1.291\t13\norders\t0.3\t3\nNot requested\t0.409\t4\n')
})
