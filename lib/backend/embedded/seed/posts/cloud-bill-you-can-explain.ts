import type { SeedPost } from '../types.ts'

/** Cloud, HTML with a table: from one total to a figure for each owner. */
export const cloudBillYouCanExplain: SeedPost = {
  id: '274',
  title: 'A cloud bill you can explain',
  subTitle: 'Owners first, then shares of the cluster, then the parts nobody remembers ordering',
  image: null,
  category: 'Cloud Computing',
  tags: ['Cloud Costs', 'Kubernetes', 'Reliability'],
  author: { name: 'Shamim Ara Khondker', designation: 'Head of Infrastructure' },
  createdAt: '2026-02-12T04:00:00.000Z',
  readTime: '3 min',
  level: 'Intermediate',
  description: `<p>A bill sorted by service tells you that computing costs more than storage. It does not tell you who could spend less. For that, every line needs an owner. The examples use AWS and Terraform; the order of work is the same elsewhere.</p>
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
<p>Then activate both keys as cost allocation tags in the billing console. Until you do, the reports ignore them. Also note what the default does not reach: machines started by an auto scaling group take their tags from the group, and only where <code>propagate_at_launch</code> is true.</p>
<h2>Divide the cluster</h2>
<p>A Kubernetes node appears as one machine, whoever uses it. Divide its price by what the pods request, since requests are what the scheduler reserves:</p>
<pre><code class="language-bash">kubectl get pods -A -o json | jq -r '
  def cores: if . == null then 0
    elif endswith("m") then (rtrimstr("m") | tonumber) / 1000
    else tonumber end;
  [.items[]
    | select(.spec.nodeName and (.status.phase | IN("Pending", "Running")))
    | { ns: .metadata.namespace,
        cpu: ([.spec.containers[].resources.requests.cpu | cores] | add) }]
  | group_by(.ns)[]
  | [.[0].ns, (map(.cpu) | add)] | @tsv'
</code></pre>
<p>Take three nodes of four cores for 420 dollars a month, which makes 35 dollars a core:</p>
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
<p>Keep the last row visible. Spread over the others, it would look like their fault, and it is the one row that the operator of the cluster can change. If memory fills your nodes before the cores do, divide by memory instead.</p>
<h2>Look where nobody looks</h2>
<ul>
  <li>Volumes that outlived their machine.</li>
  <li>Snapshots without a date of deletion.</li>
  <li>Traffic between zones, and through a NAT gateway to a service that has a private endpoint.</li>
  <li>Logs kept for ever, at debug level.</li>
</ul>
<p>The first item is one command:</p>
<pre><code class="language-bash">aws ec2 describe-volumes --filters Name=status,Values=available \\
  --query 'Volumes[].[VolumeId,Size,CreateTime]' --output table
</code></pre>
<p>Ask the owner before you delete. An unattached volume may be somebody’s only copy.</p>
<h2>Do not save on the wrong side</h2>
<p>Requests that exceed the use by far are waste, so compare them with a month of measurements that includes the busiest day. Memory deserves more caution than processor time. A pod short of processor time becomes slow. When a node runs out of memory, pods that use more than they requested are the first candidates for eviction.</p>
<p>A second zone and a standby database look idle too. Write beside each what it is for, so that the next person with a red pencil can read the reason.</p>`,
}
