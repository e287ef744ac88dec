import type { SamplePost } from '../sample-types.ts'

/** Cloud, HTML with a table: from one total to a figure for each owner. */
export const cloudBillYouCanExplain: SamplePost = {
  id: '274',
  title: 'A cloud bill you can explain',
  subTitle: 'Owners first, then shares of the cluster, then the parts nobody remembers ordering',
  image: 'scene/cloud-bill',
  category: 'Cloud Computing',
  tags: ['Cloud Costs', 'Kubernetes', 'Reliability'],
  author: { name: 'Shamim Ara Khondker', designation: 'Head of Infrastructure' },
  createdAt: '2026-02-12T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: `<p>A bill sorted by service tells you that computing costs more than storage. It does not tell you who could spend less. For that, every line needs an owner. The examples use AWS and Terraform; the order of work is the same elsewhere.</p>
<p>We began with this for our own account, after a month in which the bill had risen by a fifth and five engineers explained it in five ways. All of them were right about something. What was missing was a table in which each of them could have found his part.</p>
<p>The aim is one page a month that a finance director can read: who spent how much, what changed, and what was decided about it. It takes a day to set up and an hour a month to keep.</p>
<h2>Give every resource an owner</h2>
<p>Set the tags once, in the provider, so that nobody has to remember them:</p>
<pre><code class="language-hcl">provider "aws" {
  region = "ap-southeast-1"

  default_tags {
    tags = {
      owner   = "orders"
      purpose = "production"
    }
  }
}
</code></pre>
<p>Then activate both keys as cost allocation tags in the billing console. Until you do, the reports ignore them, and they begin with the day of activation unless you ask for a backfill. Also note what the default does not reach: machines started by an auto scaling group take their tags from the group, and only where <code>propagate_at_launch</code> is true. Volumes that a cluster creates for its pods need their tags in the storage class.</p>
<p>An owner is a team that can decide to spend less. “Production” is not an owner, and neither is a person, because people change teams. Keep the list short and in the repository, so that a tag with a spelling of its own fails the review.</p>
<h2>Ask for last month by owner</h2>
<p>The Cost Explorer’s API groups by a tag. A few lines turn its answer into a table, largest first, with whatever nobody owns under that name:</p>
<pre><code class="language-bash">aws ce get-cost-and-usage \\
  --time-period Start=2026-01-01,End=2026-02-01 --granularity MONTHLY \\
  --metrics UnblendedCost --group-by Type=TAG,Key=owner &gt; january.json
node owners.mjs &lt; january.json
</code></pre>
<pre><code class="language-js">import { json } from 'node:stream/consumers'

const { ResultsByTime } = await json(process.stdin)
const costs = new Map()
for (const { Groups } of ResultsByTime) {
  for (const { Keys, Metrics } of Groups) {
    const owner = Keys[0].replace(/^owner\\$/, '') || 'nobody'
    costs.set(owner, (costs.get(owner) ?? 0) + Number(Metrics.UnblendedCost.Amount))
  }
}
const total = [...costs.values()].reduce((sum, cost) =&gt; sum + cost, 0)
for (const [owner, cost] of [...costs].sort(([, a], [, b]) =&gt; b - a)) {
  console.log(\`\${owner}\\t\${cost.toFixed(2)}\\t\${((cost / total) * 100).toFixed(1)}%\`)
}
</code></pre>
<p>Look at “nobody” first. In the first month it is often a third of the bill: what was created by hand, what the tags do not reach, and some charges that can carry no tag, such as support plans and parts of the data transfer. Give the first two an owner. Leave the last as a row of its own. Once “nobody” is below five percent the other rows mean something, and only then is it fair to show them to their owners.</p>
<h2>Divide the cluster</h2>
<p>A Kubernetes node appears as one machine, whoever uses it. Divide its price by what the pods request, since requests are what the scheduler reserves. Save this as <code>share.mjs</code>:</p>
<pre><code class="language-js">import { json } from 'node:stream/consumers'

const [cores, price] = process.argv.slice(2).map(Number)
const toMillis = (text = '0') =&gt; (text.endsWith('m') ? Number(text.slice(0, -1)) : Math.round(Number(text) * 1000))

const { items } = await json(process.stdin)
const requested = new Map()
for (const { metadata, spec, status } of items) {
  if (!spec.nodeName || !['Pending', 'Running'].includes(status.phase)) continue
  const sum = spec.containers.reduce((total, { resources }) =&gt; total + toMillis(resources?.requests?.cpu), 0)
  requested.set(metadata.namespace, (requested.get(metadata.namespace) ?? 0) + sum)
}
const rows = [...requested].sort(([, a], [, b]) =&gt; b - a)
const all = Math.round(cores * 1000)
const rest = rows.reduce((left, [, millis]) =&gt; left - millis, all)
for (const [name, millis] of [...rows, ['Not requested', rest]]) {
  console.log(\`\${name}\\t\${millis / 1000}\\t\${((millis / all) * price).toFixed(0)}\`)
}
</code></pre>
<p>It counts in thousandths of a core, as Kubernetes does. Whole numbers add up exactly, while three times 0.1 is not 0.3 in binary fractions. It takes the cluster’s cores and its monthly price. Take three nodes of four cores for 420 dollars a month, which makes 35 dollars a core:</p>
<pre><code class="language-bash">kubectl get pods -A -o json | node share.mjs 12 420
</code></pre>
<table>
  <thead>
    <tr><th scope="col">Namespace</th><th scope="col">Cores requested</th><th scope="col">Share in dollars</th></tr>
  </thead>
  <tbody>
    <tr><td>orders</td><td>4</td><td>140</td></tr>
    <tr><td>reports</td><td>3</td><td>105</td></tr>
    <tr><td>kube-system</td><td>1</td><td>35</td></tr>
    <tr><td>Not requested</td><td>4</td><td>140</td></tr>
  </tbody>
</table>
<p>Keep the last row visible. Spread over the others, it would look like their fault, and it is the one row that the operator of the cluster can change. If memory fills your nodes before the cores do, divide by memory instead. The figure is a snapshot: if your cluster grows by day and shrinks by night, take one every hour and add them up.</p>
<h2>Look where nobody looks</h2>
<ul>
  <li>Volumes that outlived their machine.</li>
  <li>Snapshots without a date of deletion.</li>
  <li>Traffic between zones, and through a NAT gateway to a service that has a private endpoint.</li>
  <li>Logs that are never deleted, at debug level.</li>
  <li>Test systems that run at night and on Fridays. Switched off outside office hours, they cost about a quarter.</li>
</ul>
<p>The first item is one command:</p>
<pre><code class="language-bash">aws ec2 describe-volumes --filters Name=status,Values=available \\
  --query 'Volumes[].[VolumeId,Size,CreateTime]' --output table
</code></pre>
<p>Ask the owner before you delete. An unattached volume may be someone’s only copy. Take a snapshot, write the volume’s name and a date into it, and delete the snapshot when the date has passed and nobody has called.</p>
<h2>Do not save on the wrong side</h2>
<p>Requests that exceed the use by far are waste, so compare them with a month of measurements that includes the busiest day. Memory deserves more caution than processor time. A pod short of processor time becomes slow. When a node runs out of memory, pods that use more than they requested are the first candidates for eviction.</p>
<p>A second zone and a standby database look idle too. Write beside each what it is for, so that the next person with a red pencil can read the reason.</p>
<p>Discounts for a commitment of one or three years come last. They lower the price of what you have, and they also make it harder to give it back. Tidy up, let two months pass, and commit to no more than the lowest level of those two.</p>
<h2>The page, once a month</h2>
<p>Put the two tables on one page with last month’s figures beside them, and a sentence for every row that changed by more than a tenth. “Reports: 105, was 70; the nightly export now covers three years” is enough. A change that nobody can explain in a sentence is the one to look into.</p>
<p>Between the pages, a budget alert watches the forecast, not the total: a total passes its limit on the 28th, when the money is gone. Send it to the owner, not to the head of infrastructure. And write down what was decided, also when the decision was to leave things as they are. Next year someone will find the same expensive machine, and should find the reason beside it.</p>`,
}
