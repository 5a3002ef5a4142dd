declare module 'virtual:area/*' {
  const area: import('./area.ts').Area;
  export default area;
}
