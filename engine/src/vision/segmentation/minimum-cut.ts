/** A graph of `nodes` with costs of calling a node figure or ground and of parting two nodes. */
export type CutGraph = {
  nodes: number;
  /** Cost, at least 0, of calling node k figure, and of calling it ground. */
  figureCost: Float32Array;
  groundCost: Float32Array;
  /** Costs, at least 0, of parting `from[e]` and `to[e]`. */
  from: Int32Array;
  to: Int32Array;
  partingCost: Float32Array;
};

/** The labelling of least cost (1 figure, 0 ground), by Dinic's maximum flow. */
export function minimumCut(graph: CutGraph): Uint8Array {
  const { nodes } = graph;
  const source = nodes;
  const sink = nodes + 1;
  const network = build(graph, source, sink);
  const { first, next, head, residual } = network;
  const level = new Int32Array(nodes + 2);
  const cursor = new Int32Array(nodes + 2);
  const queue = new Int32Array(nodes + 2);
  const path = new Int32Array(nodes + 2);

  const findLevels = () => {
    level.fill(-1);
    level[source] = 0;
    queue[0] = source;
    let filled = 1;
    for (let read = 0; read < filled; read++) {
      const node = queue[read];
      for (let e = first[node]; e >= 0; e = next[e]) {
        const other = head[e];
        if (residual[e] > 1e-6 && level[other] < 0) {
          level[other] = level[node] + 1;
          queue[filled++] = other;
        }
      }
    }
    return level[sink] >= 0;
  };

  const push = () => {
    let depth = 0;
    let node = source;
    for (;;) {
      if (node === sink) {
        let flow = Number.POSITIVE_INFINITY;
        let narrow = 0;
        for (let k = 0; k < depth; k++)
          if (residual[path[k]] < flow) {
            flow = residual[path[k]];
            narrow = k;
          }
        for (let k = 0; k < depth; k++) {
          residual[path[k]] -= flow;
          residual[path[k] ^ 1] += flow;
        }
        depth = narrow;
        node = head[path[narrow] ^ 1];
        continue;
      }
      let e = cursor[node];
      while (e >= 0 && !(residual[e] > 1e-6 && level[head[e]] === level[node] + 1)) e = next[e];
      cursor[node] = e;
      if (e >= 0) {
        path[depth++] = e;
        node = head[e];
      } else {
        if (depth === 0) return;
        level[node] = -1;
        depth--;
        node = head[path[depth] ^ 1];
      }
    }
  };

  while (findLevels()) {
    cursor.set(first);
    push();
  }
  const figure = new Uint8Array(nodes);
  for (let k = 0; k < nodes; k++) figure[k] = level[k] >= 0 ? 1 : 0;
  return figure;
}

function build(
  { nodes, figureCost, groundCost, from, to, partingCost }: CutGraph,
  source: number,
  sink: number,
) {
  const arcs = 2 * (nodes + from.length);
  const first = new Int32Array(nodes + 2).fill(-1);
  const next = new Int32Array(arcs);
  const head = new Int32Array(arcs);
  const residual = new Float64Array(arcs);
  let filled = 0;
  const link = (one: number, other: number, forth: number, back: number) => {
    head[filled] = other;
    residual[filled] = forth;
    next[filled] = first[one];
    first[one] = filled++;
    head[filled] = one;
    residual[filled] = back;
    next[filled] = first[other];
    first[other] = filled++;
  };
  for (let e = 0; e < from.length; e++) link(from[e], to[e], partingCost[e], partingCost[e]);
  for (let k = 0; k < nodes; k++) {
    const spare = groundCost[k] - figureCost[k];
    if (spare > 0) link(source, k, spare, 0);
    else link(k, sink, -spare, 0);
  }
  return { first, next, head, residual };
}
