import { type ClusterIndex, createClusterIndex } from './clusterIndex';
import type { ClusterQuestion } from './clusterPort';

let clusters: ClusterIndex | undefined;

function answer(question: ClusterQuestion) {
  switch (question.ask) {
    case 'load':
      clusters = createClusterIndex(question.input);
      return undefined;
    case 'marks':
      return clusters?.marksIn(question.box, question.zoom);
    case 'content':
      return clusters?.contentOf(question.clusterId);
    case 'holder':
      return clusters?.clusterHolding(question.index, question.zoom);
  }
}

self.onmessage = ({ data, ports }: MessageEvent<ClusterQuestion>) => {
  const result = answer(data);
  ports[0]?.postMessage(result);
};
