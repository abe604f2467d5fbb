// Starts Swagger UI on the page of the API description. Requests are tried on the browsable pages, so it sends none.

(() => {
  const place = document.getElementById('reference');
  /** Gives a name to a control that has none. */
  const named =
    (name) =>
    (Original, { React }) =>
    (properties) =>
      React.createElement(
        'label',
        null,
        React.createElement('span', { className: 'unseen' }, name),
        React.createElement(Original, properties),
      );
  /** Names the table of responses, which is a landmark, by its operation. */
  const responses =
    (Original, { React }) =>
    (properties) => {
      const name = `Responses: ${properties.method?.toUpperCase()} ${properties.path}`;
      const label = (part) => part?.querySelector('table')?.setAttribute('aria-label', name);
      return React.createElement('div', { ref: label }, React.createElement(Original, properties));
    };
  globalThis.SwaggerUIBundle({
    url: place.dataset.description,
    domNode: place,
    layout: 'operations',
    docExpansion: 'list',
    supportedSubmitMethods: [],
    validatorUrl: null,
    syntaxHighlight: { activated: false },
    plugins: [{ wrapComponents: { ExamplesSelect: named('Example'), Select: named('Value'), responses } }],
  });
})();
