/**
 * Run in each of two browsers: one connection by the relay alone, with the camera and the microphone of the browser. A
 * string, because the scripts have no types of the browser.
 */
export const RELAY_PAGE = `
globalThis.relay = {
  async open(server) {
    this.found = [];
    this.connection = new RTCPeerConnection({ iceServers: [server], iceTransportPolicy: 'relay' });
    this.connection.onicecandidate = ({ candidate }) => candidate && this.found.push(candidate.toJSON());
    const media = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
    for (const track of media.getTracks()) this.connection.addTrack(track, media);
  },
  gathered() {
    if (this.connection.iceGatheringState === 'complete') return Promise.resolve();
    return new Promise((resolve) => {
      this.connection.onicegatheringstatechange = () =>
        this.connection.iceGatheringState === 'complete' && resolve();
    });
  },
  /** The description with every candidate in it. */
  async describe(theirs) {
    if (theirs) await this.connection.setRemoteDescription(theirs);
    if (theirs?.type === 'answer') return undefined;
    await this.connection.setLocalDescription();
    await this.gathered();
    return this.connection.localDescription.toJSON();
  },
  /** The bytes of sound and picture that arrived, and the kinds of the two ends that carry them. */
  async counted() {
    const report = [...(await this.connection.getStats()).values()];
    const bytes = (kind) =>
      report.find((one) => one.type === 'inbound-rtp' && one.kind === kind)?.bytesReceived ?? 0;
    const pair = report.find((one) => one.type === 'candidate-pair' && one.nominated && one.state === 'succeeded');
    const kindOf = (id) => report.find((one) => one.id === id)?.candidateType ?? 'none';
    return {
      audio: bytes('audio'),
      video: bytes('video'),
      ends: [kindOf(pair?.localCandidateId), kindOf(pair?.remoteCandidateId)],
      candidates: this.found.map(({ candidate }) => / typ (\\w+)/.exec(candidate)?.[1]),
    };
  },
};`;
