/** A sprite has these numbers in the buffer: its place on the canvas, its place on the sheet, and its size. */
export const numbersOfSprite = 5;

const corner = `vec2 corner = vec2(gl_VertexID & 1, gl_VertexID >> 1);`;

const vertexShader = `#version 300 es
layout(location = 0) in vec2 place;
layout(location = 1) in vec2 slot;
layout(location = 2) in float size;
uniform vec2 canvasSize;
uniform vec2 sheetSize;
out vec2 at;
void main() {
  ${corner}
  at = (slot + corner * size) / sheetSize;
  vec2 share = (place + corner * size) / canvasSize;
  gl_Position = vec4(2.0 * share.x - 1.0, 1.0 - 2.0 * share.y, 0.0, 1.0);
}`;

const fragmentShader = `#version 300 es
precision mediump float;
uniform sampler2D sheet;
in vec2 at;
out vec4 colour;
void main() {
  colour = texture(sheet, at);
}`;

export interface SpriteProgram {
  takeSheet: (sheet: HTMLCanvasElement) => void;
  draw: (sprites: Float32Array<ArrayBuffer>) => void;
  remove: () => void;
}

/** Draws pictures of a sheet as squares on the map's canvas, all of them in one call. */
export function createSpriteProgram(gl: WebGL2RenderingContext): SpriteProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(type);
    // A lost context has none, and draws nothing until the map's next one.
    if (!shader) continue;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    gl.deleteShader(shader);
  }
  gl.linkProgram(program);
  const [canvasSize, sheetSize] = ['canvasSize', 'sheetSize'].map((name) =>
    gl.getUniformLocation(program, name),
  );
  const texture = gl.createTexture();
  const buffer = gl.createBuffer();
  const attributes = gl.createVertexArray();
  gl.bindVertexArray(attributes);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  for (const [location, length, from] of [
    [0, 2, 0],
    [1, 2, 2],
    [2, 1, 4],
  ] as const) {
    gl.enableVertexAttribArray(location);
    gl.vertexAttribPointer(location, length, gl.FLOAT, false, 4 * numbersOfSprite, 4 * from);
    gl.vertexAttribDivisor(location, 1);
  }
  gl.bindVertexArray(null);
  let sheetPixels: [number, number] = [1, 1];

  return {
    takeSheet: (sheet) => {
      sheetPixels = [sheet.width, sheet.height];
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, true);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, sheet);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
    },
    draw: (sprites) => {
      gl.useProgram(program);
      gl.uniform2f(canvasSize ?? null, gl.drawingBufferWidth, gl.drawingBufferHeight);
      gl.uniform2f(sheetSize ?? null, ...sheetPixels);
      gl.bindTexture(gl.TEXTURE_2D, texture);
      gl.bindVertexArray(attributes);
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
      gl.bufferData(gl.ARRAY_BUFFER, sprites, gl.DYNAMIC_DRAW);
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, sprites.length / numbersOfSprite);
      gl.bindVertexArray(null);
    },
    remove: () => {
      gl.deleteProgram(program);
      gl.deleteTexture(texture);
      gl.deleteBuffer(buffer);
      gl.deleteVertexArray(attributes);
    },
  };
}
